/** Signs that every game understands alike, in a box of 24 by 24. */
import type { Drawing } from "./drawing";

const sign = (path: string): Drawing => [["fill", path]];

/** The side of the square in which these signs are drawn. */
export const BOX = 24;

export const KIT_SIGNS = {
  turned: sign("M12 3.5a8.500 8.500 0 1 1-8.200 6.300l2.500.7A6 6 0 1 0 12 6v3.800L5.500 5 12 .2Z"),
  star: sign("M12 1l3.200 7.200 7.800.8-5.900 5.200L18.900 22 12 17.900 5.100 22l1.800-7.800L1 9l7.800-.8Z"),
  check: sign("M2 12.500L5 9.500L9.500 14L19.500 3.500L22.500 6.500L9.500 20Z"),
  drop: sign("M12 .8C16 8 20.500 11.500 20.500 15.500A8.500 8 0 0 1 3.500 15.500C3.500 11.500 8 8 12 .8Z"),
  coin: sign("M12 1a11 11 0 1 0 .01 0ZM12 4.200a7.800 7.800 0 1 1-.01 0ZM12 7.200L15.500 12 12 16.800 8.500 12Z"),
  flag: sign("M4.500 1h2.600V23H4.500ZM8.200 2.500H22L17.500 7.800L22 13H8.200Z"),
  link: sign("M9.500 6.500L13 3a5.600 5.600 0 0 1 8 8l-3.500 3.500-1.800-1.800L19 9.300a3 3 0 0 0-4.300-4.300L11.300 8.300ZM14.500 17.500L11 21a5.600 5.600 0 0 1-8-8l3.500-3.500 1.800 1.800L5 14.700A3 3 0 0 0 9.300 19l3.400-3.300ZM8 14.200L14.200 8l1.800 1.800L9.800 16Z"),
  lock: sign("M5 10.500V7.500a7 7 0 0 1 14 0v3h1.500V22.500H3.500V10.500ZM8 10.500h8V7.500a4 4 0 0 0-8 0Z"),
  back: sign("M11 3.500V8.500C18.500 8.500 22 12.500 22.500 20.500C20.500 16.500 17 15 11 15V20L1.500 11.800Z"),
} as const;
