/** Where the closing is the last part of the page itself, or there is none. */
export default function NoClosing() {
  return null;
}
