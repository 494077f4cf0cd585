import "server-only";
import type { NodemailerError } from "nodemailer";
import { log } from "@/lib/log";
import { HEALTH_CHECK_MS, STALE_CONNECTION_MS } from "@/lib/time-limits";
import type { Phase } from "./connection";
import type { ComposedEmail } from "./message";
import { freeConnection, type Lease, type RelayPool } from "./relay-pool";

/** Who is offered an e-mail after a failure. */
type Retry =
  /** The same relay at once over a fresh connection, where the failed one had been used before; else `later`. */
  | "fresh"
  /** The same relay over one of the other connections that are open to it, where there are any; else `later`. */
  | "open connection"
  /** The other relays, and then the same once more. */
  | "later"
  /** The other relays only. */
  | "others";

/** The relay's reply: none before the time or the connection ended; 4xx; 5xx. */
type Reply = "none" | "temporary" | "permanent";

/** What follows a failure, by how far the e-mail had come and by the relay's reply. */
// prettier-ignore
const retries = {
  connect:    { none: "later", temporary: "later",           permanent: "others" },
  greet:      { none: "later", temporary: "open connection", permanent: "others" },
  envelope:   { none: "fresh", temporary: "fresh",           permanent: "others" },
  content:    { none: "fresh", temporary: "fresh",           permanent: "others" },
  handedOver: { none: "later", temporary: "fresh",           permanent: "others" },
} satisfies Record<Phase, Record<Reply, Retry>>;

/**
 * By `performance.now()`: until its `share` is over a relay must have the e-mail, as others want time too; after that
 * only the `deadline` of the whole delivery is a reason to wait no longer for its reply.
 */
type Ends = { share: number; deadline: number };

type Failure = { retry: Exclude<Retry, "fresh">; hasReply: boolean };

/** Offers an e-mail to a relay, gives the connection back, and says in the log what came of it. */
export async function attempt(
  lease: Lease,
  email: ComposedEmail,
  ends: Ends,
): Promise<"sent" | Failure> {
  const { pool, connection } = lease;
  // It may have forgotten us since.
  const { isUsed } = connection;
  const started = performance.now();
  const report = (event: string, values: Record<string, string | number | undefined>) => {
    const { reference, personalData } = email;
    const ms = Math.round(performance.now() - started);
    log({ event, reference, relay: pool.relay.name, ...values, ms }, personalData);
  };

  const share = isUsed ? Math.min(ends.share, started + STALE_CONNECTION_MS) : ends.share;
  const endOf = (phase: Phase) => (phase === "handedOver" ? ends.deadline : share);
  const { value: receipt, error } = await connection.send(email, endOf);
  if (!error) {
    report("accepted", { response: receipt?.response });
    for (const refusal of receipt?.rejectedErrors ?? []) {
      const recipient = email.envelope.to.indexOf(refusal.recipient ?? "") + 1;
      report("recipient refused", { recipient, ...describe(refusal) });
    }
    pool.recordHealth(true);
    pool.giveBack(connection);
    return "sent";
  }

  const { phase } = connection;
  const reply = replyIn(error);
  if (isUsed && retries[phase][reply] === "fresh" && performance.now() < ends.share) {
    report("connection failed", { phase, ...describe(error) });
    connection.close();
    return attempt({ pool, connection: pool.connect() }, email, ends);
  }
  report("relay failed", { phase, ...describe(error) });
  return { retry: settleLease(lease, reply), hasReply: reply !== "none" };
}

/** Whether a relay lets us in: by what is known of it, else by what it says to a connection that an e-mail could use. */
export async function checkRelay(pool: RelayPool): Promise<boolean> {
  if (pool.isReady !== undefined) return pool.isReady;
  const end = performance.now() + HEALTH_CHECK_MS;
  const lease = await freeConnection([pool], HEALTH_CHECK_MS);
  if (!lease) return false;
  const error = await lease.connection.open(end);
  if (error) return settleLease(lease, replyIn(error)) === "open connection";
  pool.recordHealth(true);
  pool.giveBack(lease.connection);
  return true;
}

/**
 * Gives a connection back after a failure, and returns what is left for the e-mail. A reply about the message does not
 * speak against the relay or the connection; after any other failure the connection is closed, and the relay is asked
 * last for a while.
 */
function settleLease({ pool, connection }: Lease, reply: Reply): Failure["retry"] {
  const retry = retries[connection.phase][reply];
  const isAboutMessage = reply !== "none" && connection.isUsed;
  const hasOpenConnection = retry === "open connection" && pool.limitConnections();
  pool.recordHealth(isAboutMessage || hasOpenConnection);
  if (isAboutMessage) connection.reset();
  else connection.close();
  pool.giveBack(connection);
  return retry === "others" || hasOpenConnection ? retry : "later";
}

function replyIn({ responseCode }: NodemailerError): Reply {
  if (!responseCode) return "none";
  return responseCode < 500 ? "temporary" : "permanent";
}

function describe(error: NodemailerError) {
  const { message, code, responseCode } = error;
  // Where a relay has several addresses and all fail, the error as a whole says nothing.
  const all = "errors" in error && Array.isArray(error.errors) ? error.errors.join("; ") : message;
  return { message: all, code, responseCode };
}
