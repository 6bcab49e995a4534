// Before the first paint, so that a remembered theme does not flash. No inline scripts: the Content-Security-Policy forbids them.
try {
  var theme = localStorage.getItem("candor-theme");
  if (theme === "paper" || theme === "ink") document.documentElement.dataset.theme = theme;
} catch (e) {
  /* storage is forbidden: follow the system */
}

// A button pressed before the app has come to life is remembered, and pressed again once it has (see entry-client).
window.candorEarlyClick = null;
document.addEventListener("click", function early(event) {
  if (document.documentElement.dataset.alive) { document.removeEventListener("click", early, true); return; }
  var button = event.target instanceof Element ? event.target.closest("#root button") : null;
  if (button) window.candorEarlyClick = button;
}, true);
