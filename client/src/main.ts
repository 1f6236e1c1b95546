import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/elements.css';
import './styles/parts.css';
import './styles/table.css';
import './styles/base.css';
import App from './App.svelte';
import icons from '../../src/durbar/games/icons.svg?raw';
import { settings } from './i18n/settings.svelte';
import { loadTexts } from './i18n/texts.svelte';
import { heedWorker } from './notify/push';

const sprite = document.createElement('div');
sprite.hidden = true;
sprite.innerHTML = icons;
document.body.prepend(sprite);

await loadTexts(settings.language);
heedWorker();
mount(App, { target: document.getElementById('app')! });
