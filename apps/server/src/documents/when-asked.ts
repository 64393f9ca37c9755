/** What is made when it is first asked for, and then kept: how Intl writes amounts and days takes megabytes, which a server at rest has no use for. */
export function whenAsked<Made>(make: () => NonNullable<Made>): () => NonNullable<Made> {
  let made: NonNullable<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}
