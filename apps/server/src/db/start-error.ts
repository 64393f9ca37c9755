/** Why the database cannot be used, in one sentence for whoever starts the program. */
export class StartError extends Error {
  override name = 'StartError'
}
