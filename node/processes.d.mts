/** Whether a process with this id lives, whoever owns it. */
export function isAlive(pid: number): boolean;
/** Sends a signal; a process that is gone already is fine. */
export function signal(pid: number, name: NodeJS.Signals): void;
/** A text that differs between a process and a later one with the same id; empty where none is known. */
export function startOfProcess(pid: number, platform?: NodeJS.Platform): Promise<string>;
/** The command line of a process; empty where it is not known. */
export function commandOfProcess(pid: number, platform?: NodeJS.Platform): Promise<string>;
/** Waits until a process is gone; false when it still lives after `limitMs`. */
export function waitForEnd(pid: number, limitMs: number): Promise<boolean>;
/** A port that nobody listens on. */
export function freePort(): Promise<number>;
