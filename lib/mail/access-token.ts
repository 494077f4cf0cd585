import "server-only";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import XOAuth2 from "nodemailer/lib/xoauth2";
import type { Env } from "@/lib/env";
import { CONNECT_MS } from "@/lib/time-limits";

/** Logs in with an OAuth2 access token. One token serves all e-mails until it expires or the relay refuses it. */
export class AccessToken {
  private readonly oauth: XOAuth2;

  constructor(
    user: string,
    private readonly settings: Env,
  ) {
    const { SMTP_OAUTH_SCOPE: scope, SMTP_OAUTH_REFRESH_TOKEN: refreshToken } = settings;
    // Nodemailer knows the refresh grant only, and requires a refresh token for it.
    const clientCredentials = { grant_type: "client_credentials", refresh_token: "" };
    this.oauth = new XOAuth2({
      user,
      accessUrl: settings.SMTP_OAUTH_TOKEN_URL,
      clientId: settings.SMTP_OAUTH_CLIENT_ID,
      clientSecret: settings.SMTP_OAUTH_CLIENT_SECRET,
      refreshToken: refreshToken ?? "none",
      customParams: { ...(scope && { scope }), ...(!refreshToken && clientCredentials) },
      requestTimeout: CONNECT_MS,
    });
  }

  /**
   * Handles SMTP's XOAUTH2. A refused token may have been revoked, and is replaced once. Nodemailer's own handler does
   * that for Google, but not for Microsoft, which refuses without a challenge.
   */
  readonly logIn: SMTPConnection.CustomAuthenticationHandlers[string] = async ({ sendCommand }) => {
    // Nodemailer's `status` is 0 for a reply of several lines, as Google's are.
    const send = async (command: string) => (await sendCommand(command)).response.slice(0, 3);
    const sendToken = async (token: string) => {
      const code = await send(`AUTH XOAUTH2 ${this.oauth.buildXOAuth2Token(token)}`);
      // Google describes the refusal in a challenge, and refuses after an empty line.
      return code === "334" ? send("") : code;
    };
    const token = await this.get();
    let code = await sendToken(token);
    if (code === "535") code = await sendToken(await this.get(token));
    if (code !== "235") throw new Error("Invalid login");
  };

  /** Resolves to the token, or to a new one if that is `refused`. */
  private get(refused?: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const isRefused = refused !== undefined && refused === this.oauth.accessToken;
      this.oauth.getToken(isRefused, (error, token) => {
        if (!error) return resolve(token);
        // The message of a syntax error quotes the answer, in which a token may stand.
        const reason = error instanceof SyntaxError ? "not JSON" : error.message;
        reject(new Error(`SMTP_OAUTH_TOKEN_URL: ${reason}`));
      });
    });
  }

  /** Returns what no log may contain. */
  secrets(): string[] {
    const { SMTP_OAUTH_CLIENT_SECRET, SMTP_OAUTH_REFRESH_TOKEN } = this.settings;
    const token = this.oauth.accessToken;
    const login = token && this.oauth.buildXOAuth2Token(token);
    return [SMTP_OAUTH_CLIENT_SECRET, SMTP_OAUTH_REFRESH_TOKEN, token, login].filter(
      (secret) => typeof secret === "string",
    );
  }
}
