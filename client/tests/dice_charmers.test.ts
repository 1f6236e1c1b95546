import { decisionsAreAnswered } from './decisions';

decisionsAreAnswered('dice_charmers');
