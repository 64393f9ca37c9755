import type { Config } from '../../../config.ts'

/** Who signs in where, as browsers compare it: of PUBLIC_URL, so that all instances say the same. */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { rpId: hostname, origin }
}
