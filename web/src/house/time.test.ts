import { describe, expect, it } from "vitest";

import type { Clock } from "../api/types";
import { DAY, timeLeft, timeWords } from "./time";

const clock: Clock = {
  kind: "live",
  flag: "end",
  increment: 0,
  days: 0,
  left: [60_000, 90_000],
  away: [0, 0],
  seat: 1,
  since: 1_000,
  deadline: 91_000,
};

describe("a clock", () => {
  it("takes off what has passed from the seat whose time runs, and from no other", () => {
    expect(timeLeft(clock, 1, 11_000)).toBe(80_000);
    expect(timeLeft(clock, 0, 11_000)).toBe(60_000);
    expect(timeLeft(clock, 1, 500_000)).toBe(0);
    expect(timeLeft(clock, 1, 0)).toBe(90_000); // this device's clock is behind
  });

  it("of days tells the time to the end of the turn, to whoever is to act", () => {
    const days: Clock = { ...clock, kind: "days", days: 2, left: null, deadline: 2 * DAY };
    expect(timeLeft(days, 1, DAY)).toBe(DAY);
    expect(timeLeft(days, 0, DAY)).toBeNull();
  });

  it("is read in minutes and seconds, and says nought only at the end", () => {
    expect(timeWords(65_000)).toBe("1:05");
    expect(timeWords(1)).toBe("0:01");
    expect(timeWords(0)).toBe("0:00");
    expect(timeWords(3_600_000)).toBe("1:00:00");
  });
});
