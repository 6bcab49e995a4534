// Before the first paint, so that a remembered theme does not flash. No inline scripts: the Content-Security-Policy forbids them.
try {
  var theme = localStorage.getItem("candor-theme");
  if (theme === "paper" || theme === "ink") {
    document.documentElement.dataset.theme = theme;
    // The frame that the system draws around the app, see lib/theme.ts.
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      meta.media = meta.dataset.of === theme ? "all" : "not all";
    });
  }
} catch (e) {
  /* storage is forbidden: follow the system */
}

// The Analyze page is drawn with its first tab. Where the address, or a press on the other tab, asks for the chat, it stays out of sight until the chat comes
// (features/analyze/styles/frame.css).
function candorOpens(tab) {
  if (tab !== "chat") return delete document.documentElement.dataset.opens;
  document.documentElement.dataset.opens = tab;
  // Its files as early as those of the page: the page asks for them only once it has come to life.
  candorChat.splice(0).forEach(function (file) {
    var link = document.createElement("link");
    link.rel = /\.css$/.test(file) ? "preload" : "modulepreload";
    if (link.rel === "preload") link.as = "style";
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  });
}
var candorScript = document.currentScript;
var candorChat = ((candorScript && candorScript.dataset.chat) || "").split(" ").filter(Boolean);
var candorTab = new URLSearchParams(location.search).get("tab");
candorOpens(candorTab);
// A chat that has not come by now may never come (frame.css, and LazyChat for when the page has).
setTimeout(function () {
  document.documentElement.dataset.late = "true";
}, 10000);

// A button pressed before the app has come to life is remembered, and pressed again once it has (see entry-client).
window.candorEarlyClick = null;
document.addEventListener(
  "click",
  function early(event) {
    if (document.documentElement.dataset.alive) {
      document.removeEventListener("click", early, true);
      return;
    }
    var button = event.target instanceof Element ? event.target.closest("#root button") : null;
    if (!button) return;
    window.candorEarlyClick = event;
    candorOpens(button.dataset.tab || candorTab);
  },
  true,
);

// So is Ctrl+Enter in a field, which runs what stands in it.
window.candorEarlyRun = null;
document.addEventListener(
  "keydown",
  function early(event) {
    if (document.documentElement.dataset.alive) {
      document.removeEventListener("keydown", early, true);
      return;
    }
    var field = event.key === "Enter" && (event.ctrlKey || event.metaKey) && event.target instanceof Element ? event.target.closest("#root textarea") : null;
    if (field) window.candorEarlyRun = field;
  },
  true,
);
