import { vi } from "vitest";

/* Before a test file that puts modules in the place of ours: it reads them anew, with its own in their place. What comes from packages stays. */
vi.resetModules();
