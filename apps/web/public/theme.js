// Before the first paint, so that a remembered theme does not flash. No inline scripts: the Content-Security-Policy forbids them.
try {
  var theme = localStorage.getItem("candor-theme");
  if (theme === "paper" || theme === "ink") document.documentElement.dataset.theme = theme;
} catch (e) {
  /* storage is forbidden: follow the system */
}
