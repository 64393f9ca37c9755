/** How long a test waits for what comes by itself, as mails do: on a busy machine one that comes in 20 ms can take seconds. */
export const PATIENCE = { timeout: 20_000, interval: 20 }
