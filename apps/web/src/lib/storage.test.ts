// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type * as Storage from "./storage.ts";

const KEY = "candor-chat-v1";
const ASIDE = `candor-set-aside:${KEY}`;
const nothing = () => null;
let room: number;
let kept: Map<string, string>;
let storage: typeof Storage;
let wipeAll: () => void;

/** A storage that holds `room` characters, keys included. */
const small = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    const others = [...kept].reduce((sum, [k, v]) => (k === key ? sum : sum + k.length + v.length), 0);
    if (others + key.length + value.length > room) throw new DOMException("full", "QuotaExceededError");
    kept.set(key, value);
    Object.defineProperty(window.localStorage, key, { value, enumerable: true, configurable: true });
  },
  removeItem: (key: string) => {
    kept.delete(key);
    delete (window.localStorage as unknown as Record<string, string>)[key];
  },
});
const hide = (object: object) => {
  for (const key of Object.keys(object)) Object.defineProperty(object, key, { enumerable: false });
  return object;
};

beforeEach(async () => {
  room = Infinity;
  kept = new Map();
  vi.stubGlobal("localStorage", hide(small()));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.resetModules();
  storage = await import("./storage.ts");
  ({ wipeAll } = await import("./kept-file.ts"));
});

describe("full storage", () => {
  it("is not told any more once what found no room was taken back", () => {
    room = 100;
    expect(storage.writeStored("candor-a", "x".repeat(200))).toBe(false);
    expect(storage.writeStored("candor-b", "x".repeat(200))).toBe(false);
    storage.removeStored("candor-a");
    expect(storage.storageTrouble()).toBe("full");
    storage.removeStored("candor-b");
    expect(storage.storageTrouble()).toBeNull();
  });

  const list = (value: unknown) => (Array.isArray(value) ? (value as string[]) : null);
  const mine = "m".repeat(200);
  /** Adds to the list what finds no room. */
  const addMine = () => {
    window.localStorage.setItem(KEY, '["before"]');
    room = 100;
    storage.updateStored<string[]>(KEY, list, [], (old) => [...old, mine]);
  };
  const seen = () => storage.readStored<string[]>(KEY, list, []);

  it("does not hide what another tab writes meanwhile: what was changed here is changed there, too, and kept with it once there is room", () => {
    addMine();
    expect([seen(), kept.get(KEY)]).toEqual([["before", mine], '["before"]']);
    window.localStorage.setItem(KEY, '["theirs"]');
    expect(seen()).toEqual(["theirs", mine]);
    room = 1_000;
    storage.updateStored<string[]>(KEY, list, [], (old) => [...old, "more"]);
    expect(JSON.parse(kept.get(KEY)!)).toEqual(["theirs", mine, "more"]);
    expect(storage.storageTrouble()).toBeNull();
  });

  it("gives way to what another tab writes in place of the whole value, and to its deletion", () => {
    window.localStorage.setItem(KEY, "[]");
    room = 100;
    storage.writeStored(KEY, [mine]);
    expect(seen()).toEqual([mine]);
    window.localStorage.setItem(KEY, '["theirs"]');
    expect(seen()).toEqual(["theirs"]);
    addMine();
    window.localStorage.removeItem(KEY);
    expect(seen()).toEqual([]);
  });

  it("writes nothing over what another tab has written and cannot be read here", () => {
    addMine();
    window.localStorage.setItem(KEY, '"of a newer version"');
    expect(seen()).toEqual(["before", mine]);
    room = 1_000;
    storage.updateStored<string[]>(KEY, list, [], (old) => [...old, "more"]);
    expect([...kept]).toEqual([
      [ASIDE, '"of a newer version"'],
      [KEY, JSON.stringify(["before", mine, "more"])],
    ]);
  });

  it.each<[string, () => void]>([
    ["another tab deletes something", () => window.dispatchEvent(new StorageEvent("storage", { key: "candor-other", oldValue: "x", newValue: null }))],
    ["another tab shortens something", () => window.dispatchEvent(new StorageEvent("storage", { key: "candor-other", oldValue: "long", newValue: "x" }))],
    ["something is deleted here", () => storage.removeStored("candor-other")],
    ["something is shortened here", () => storage.writeStored("candor-other", "")],
  ])("is made use of again as soon as %s", (_case, makeRoom) => {
    window.localStorage.setItem("candor-other", '"other"');
    addMine();
    const heard = vi.fn();
    storage.onStorageTrouble(heard);
    room = 1_000;
    makeRoom();
    expect(JSON.parse(kept.get(KEY)!)).toEqual(["before", mine]);
    expect([storage.storageTrouble(), heard.mock.calls.length]).toEqual([null, 1]);
  });
});

describe("a text that cannot be read", () => {
  it("is set aside, and a second one beside the first", () => {
    for (const text of ['"first"', '"second"', '"second"', '"third"']) {
      window.localStorage.setItem(KEY, text);
      expect(storage.readStored(KEY, nothing, "fallback")).toBe("fallback");
    }
    expect([...kept]).toEqual([
      [ASIDE, '"first"'],
      [`${ASIDE}:2`, '"second"'],
      [`${ASIDE}:3`, '"third"'],
    ]);
    wipeAll();
    expect(kept.size).toBe(0);
  });

  it("stays where it is when there is no room for a copy, and is not written over", () => {
    const text = `"${"x".repeat(700)}"`;
    window.localStorage.setItem(KEY, text);
    room = 1_000;
    expect(storage.readStored(KEY, nothing, "fallback")).toBe("fallback");
    expect(storage.storageTrouble()).toBe("full");
    expect(storage.writeStored(KEY, "mine")).toBe(false);
    expect(storage.readStored(KEY, String, "fallback")).toBe("mine");
    storage.removeStored(KEY);
    expect(storage.readStored(KEY, String, "fallback")).toBe("fallback");
    expect([...kept]).toEqual([[KEY, text]]);

    storage.writeStored(KEY, "mine");
    room = 2_000;
    expect(storage.writeStored(KEY, "mine too")).toBe(true);
    expect([...kept]).toEqual([
      [ASIDE, text],
      [KEY, '"mine too"'],
    ]);
  });

  it("is no longer held once another tab has put something else in its place", () => {
    window.localStorage.setItem(KEY, `"${"x".repeat(700)}"`);
    room = 1_000;
    storage.readStored(KEY, nothing, null);
    window.localStorage.setItem(KEY, '"theirs"');
    expect(storage.readStored(KEY, String, "fallback")).toBe("theirs");
    expect(storage.writeStored(KEY, "mine")).toBe(true);
    expect([...kept]).toEqual([[KEY, '"mine"']]);
  });

  it("is set aside in memory where nothing is kept on the disk", () => {
    room = 0;
    storage.writeRaw(KEY, '"not ours"');
    for (let read = 0; read < 2; read += 1) expect(storage.readStored(KEY, nothing, "fallback")).toBe("fallback");
    expect([storage.rawStored(KEY), storage.rawStored(ASIDE)]).toEqual([null, '"not ours"']);
    expect(storage.storedKeys()).toEqual([ASIDE]);
  });

  it("is set aside in part where the rest of it is used, once for each part", () => {
    for (const part of [["a"], ["a"], ["b"]]) storage.setPartAside(KEY, part);
    expect([...kept]).toEqual([
      [ASIDE, '["a"]'],
      [`${ASIDE}:2`, '["b"]'],
    ]);
  });

  it("goes with everything else when everything is deleted", () => {
    window.localStorage.setItem(KEY, `"${"x".repeat(700)}"`);
    room = 1_000;
    storage.readStored(KEY, nothing, null);
    wipeAll();
    expect(kept.size).toBe(0);
  });
});

describe("the trouble with a full storage", () => {
  it("is over once everything is kept again, and not before", () => {
    const long = "x".repeat(700);
    room = 500;
    expect(storage.writeStored(KEY, long)).toBe(false);
    expect(storage.writeStored("candor-a", "short")).toBe(true);
    expect(storage.storageTrouble()).toBe("full");
    const heard = vi.fn();
    storage.onStorageTrouble(heard);
    room = 2_000;
    expect(storage.writeStored(KEY, long)).toBe(true);
    expect(storage.storageTrouble()).toBeNull();
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe("a storage that refuses to be written", () => {
  it.each<[string, unknown, Storage.StorageTrouble]>([
    ["since it is full", new DOMException("x", "QuotaExceededError"), "full"],
    ["since it is full, in the words of Firefox", new DOMException("x", "NS_ERROR_DOM_QUOTA_REACHED"), "full"],
    ["since the browser forbids it", new DOMException("x", "SecurityError"), "forbidden"],
    ["for a reason of its own", new Error("quota"), "forbidden"],
  ])("%s", (_case, error, trouble) => {
    const heard = vi.fn();
    storage.onStorageTrouble(heard);
    window.localStorage.setItem = () => {
      throw error;
    };
    for (const words of ["one", "two"]) expect(storage.writeStored(KEY, words)).toBe(false);
    expect(storage.storageTrouble()).toBe(trouble);
    // Said once, and not for each letter that is typed.
    expect(heard).toHaveBeenCalledOnce();
    expect(storage.readStored(KEY, String, "fallback")).toBe("two");
  });
});

it("another tab is heard when it changes the key, and when it clears all of them", () => {
  const heard = vi.fn();
  const stop = storage.onStored(KEY, heard);
  const says = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
  says("candor-other");
  expect(heard).not.toHaveBeenCalled();
  says(KEY);
  says(null);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  says(KEY);
  expect(heard).toHaveBeenCalledTimes(2);
});
