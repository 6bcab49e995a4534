import { describe, expect, it } from "vitest";
import { QueueGate } from "./queue-gate.ts";

const forever = new AbortController().signal;

describe("QueueGate", () => {
  it("lets so many through, makes so many wait in order, and turns the rest away", async () => {
    const gate = new QueueGate({ active: 2, waiting: 2 });
    const first = await gate.enter(forever);
    const second = await gate.enter(forever);
    const order: string[] = [];
    const third = gate.enter(forever).then((leave) => {
      order.push("third");
      return leave;
    });
    const fourth = gate.enter(forever).then((leave) => {
      order.push("fourth");
      return leave;
    });
    await expect(gate.enter(forever)).rejects.toMatchObject({ code: "busy", retryAfterS: 2 });
    expect([gate.inUse, gate.queued]).toEqual([2, 2]);
    first();
    const leaveThird = await third;
    second();
    const leaveFourth = await fourth;
    expect(order).toEqual(["third", "fourth"]);
    leaveThird();
    leaveFourth();
    expect([gate.inUse, gate.queued]).toEqual([0, 0]);
  });

  it("gives a place back once, however often it is asked to", async () => {
    const gate = new QueueGate({ active: 1, waiting: 0 });
    const leave = await gate.enter(forever);
    leave();
    leave();
    expect(gate.inUse).toBe(0);
    await gate.enter(forever);
    await expect(gate.enter(forever)).rejects.toMatchObject({ code: "busy" });
  });

  it("forgets who left while waiting", async () => {
    const gate = new QueueGate({ active: 1, waiting: 1 });
    const leave = await gate.enter(forever);
    const control = new AbortController();
    const waiting = gate.enter(control.signal);
    control.abort(new Error("left"));
    await expect(waiting).rejects.toThrow("left");
    expect(gate.queued).toBe(0);
    leave();
    expect(gate.inUse).toBe(0);
    await expect(gate.enter(AbortSignal.abort(new Error("before")))).rejects.toThrow("before");
  });

  it("takes nobody from the queue for who waited, had a place and leaves then", async () => {
    const gate = new QueueGate({ active: 1, waiting: 2 });
    const leave = await gate.enter(forever);
    const control = new AbortController();
    const second = gate.enter(control.signal);
    const third = gate.enter(forever);
    leave();
    const leaveSecond = await second;
    control.abort(new Error("left"));
    expect(gate.queued).toBe(1);
    leaveSecond();
    await third;
    expect([gate.inUse, gate.queued]).toEqual([1, 0]);
  });
});
