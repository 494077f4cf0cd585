import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Calls a function outside the async context of the current request. A timer that is started inside it would keep the
 * request, its body and its response in memory until it fires.
 */
export const outsideRequest = AsyncLocalStorage.snapshot();
