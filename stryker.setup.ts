import fc from "fast-check";

// Stryker learns which test runs which code, so in its first run none may run beside another.
if (!process.env.__STRYKER_ACTIVE_MUTANT__) test.concurrent = test;

// That a test fails is enough here, and the smallest example takes long to find.
fc.configureGlobal({ endOnFailure: true });
