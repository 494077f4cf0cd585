import { AsyncLocalStorage } from "node:async_hooks";

/** Runs a function outside the current request. A timer that starts in a request keeps it in memory until it fires. */
export const outsideRequest = AsyncLocalStorage.snapshot();
