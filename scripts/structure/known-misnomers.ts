/** Endpoints that write whose use case or hook has another name or place. Nothing is added; what is no longer true fails the check. */
export const KNOWN_MISNOMERS: readonly string[] = []
