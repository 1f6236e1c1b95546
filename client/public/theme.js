// Before the first paint, so that a dark table never flashes white.
try {
  const kept = JSON.parse(localStorage.getItem('durbar') || '{}');
  if (kept.theme) document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  // Nothing kept: the system decides.
}
