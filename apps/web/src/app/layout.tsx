import { useEffect, useLayoutEffect } from "react";
import { Outlet } from "react-router";
import { enterEarlyInput, keepEarlyInput } from "../lib/early-input.ts";
import { Announcer } from "./announcer.tsx";
import { Footer } from "./footer.tsx";
import { KeepReminder } from "./keep-reminder.tsx";
import { Masthead } from "./masthead.tsx";
import { ReplyNotice } from "./reply-notice.tsx";
import { StorageNotice } from "./storage-notice.tsx";
import { useAlive } from "./use-alive.ts";
import { useNavigationScroll } from "./use-navigation-scroll.ts";
import { usePageMeta } from "./use-page-meta.ts";

export function Layout() {
  useAlive();
  useNavigationScroll();
  usePageMeta();
  useLayoutEffect(keepEarlyInput, []);
  // Effects of the page come before those of its layout: drafts that were kept are there by now, and what was typed is newer.
  useEffect(enterEarlyInput, []);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Masthead />
      <StorageNotice />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ReplyNotice />
      <KeepReminder />
      <Footer />
      <Announcer />
    </>
  );
}
