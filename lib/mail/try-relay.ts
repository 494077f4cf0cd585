import "server-only";
import { log } from "@/lib/config/log";
import { FRESH_CONNECTION_MS, STALE_CONNECTION_MS } from "@/lib/time-limits";
import type { Connection } from "./connection";
import type { Shipment } from "./message";
import type { Lease } from "./relay-pool";

/**
 * `unreached`: the relay cannot have the message; `lost`: nobody knows. `crowded`: it takes no connection beside those
 * that it has, so one of these must come free.
 */
type Attempt = "sent" | "refused" | "unreached" | "lost" | "crowded";

/**
 * Offers the message to one relay, for at most `timeout` milliseconds. A connection that has served before may have
 * died since, or carried as much as the relay allows: then once more over a fresh one.
 */
export async function tryRelay(
  { pool, connection }: Lease,
  shipment: Shipment,
  timeout: number,
  isLastRelay: boolean,
): Promise<Attempt> {
  const deadline = Date.now() + timeout;
  const report = (event: string, values: Failure | Receipt) => {
    const { reference, secrets } = shipment;
    log({ event, reference, relay: pool.relay.name, ...values }, secrets);
  };

  let result: Failure | Receipt;
  if (connection.hasServed) {
    const isTimeForTwo = isLastRelay && timeout > 2 * FRESH_CONNECTION_MS;
    result = await offer(connection, shipment, timeout - (isTimeForTwo ? FRESH_CONNECTION_MS : 0));
    if ("message" in result && isWorthAFreshConnection(result, connection, isLastRelay)) {
      report("connection failed", result);
      connection.renew();
      result = await offer(connection, shipment, deadline - Date.now());
    }
  } else {
    result = await offer(connection, shipment, timeout);
  }

  if ("response" in result) {
    report("accepted", result);
    pool.wake();
    pool.giveBack(connection, true);
    return "sent";
  }
  report("relay failed", result);
  const isCrowded = result.code === "EPROTOCOL" && result.responseCode === 421 && pool.narrow();
  const isAboutThisMessage = result.code === "EENVELOPE" || result.code === "EMESSAGE";
  if (!isCrowded && !isAboutThisMessage) pool.rest();
  pool.giveBack(connection, isAboutThisMessage && result.responseCode !== 421);
  if (isCrowded) return "crowded";
  if (result.responseCode) return "refused";
  return connection.isMessageAskedFor ? "lost" : "unreached";
}

// Once the message was asked for, a silent relay may have it: then rather another relay than the same one again.
function isWorthAFreshConnection(
  { responseCode }: Failure,
  { isMessageAskedFor }: Connection,
  isLastRelay: boolean,
): boolean {
  return responseCode ? responseCode < 500 : isLastRelay || !isMessageAskedFor;
}

type Receipt = { response: string; refusedRecipients: number | undefined; ms: number };
type Failure = { message: string; code?: string; responseCode?: number; ms: number };

async function offer(
  connection: Connection,
  { message, messageId }: Shipment,
  timeout: number,
): Promise<Receipt | Failure> {
  const started = Date.now();
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  connection.isMessageAskedFor = false;
  const staleTimer = setTimeout(() => {
    if (connection.hasServed && !connection.isMessageAskedFor) abort.abort();
  }, STALE_CONNECTION_MS);
  try {
    const { response, rejected } = await connection.transporter.sendMail({
      ...message,
      messageId,
      signal: abort.signal,
    });
    connection.hasServed = true;
    return {
      response: response ?? "",
      refusedRecipients: rejected?.length,
      ms: Date.now() - started,
    };
  } catch (error) {
    return { ...describe(error), ms: Date.now() - started };
  } finally {
    clearTimeout(timer);
    clearTimeout(staleTimer);
  }
}

function describe(error: unknown): Pick<Failure, "message" | "code" | "responseCode"> {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    message: error.message,
    code: "code" in error && typeof error.code === "string" ? error.code : undefined,
    responseCode:
      "responseCode" in error && typeof error.responseCode === "number"
        ? error.responseCode
        : undefined,
  };
}
