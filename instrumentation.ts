export { ignoreOutputErrors as register } from "./lib/log";
