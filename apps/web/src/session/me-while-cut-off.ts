// Loaded where the server cannot be reached: nobody else needs it.
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import type { Me } from '@app/contract/session.contract'
import { type KnownOfMe, type Remembered, tokenEnd } from './remembered-me.ts'
import { takeUp } from './sealed/cut-off.ts'
import { ME_KEY, readStoredJson } from './storage.ts'

const WORKS_WITHOUT_CONNECTION: readonly string[] = [ADMINISTRATOR_PATHS.warehouse]

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' && value !== null && 'tokenEnd' in value && 'me' in value

const UNKNOWN: Omit<Me, keyof KnownOfMe> = {
  version: 0,
  ...{ email: '', username: '', phone: '', birthDate: '', province: '', city: '', address: '' },
  identificationType: 'cedula',
  identification: '',
  identityStatus: 'declared',
  isIdentificationLocked: true,
  emailStatus: 'confirmed',
  pendingEmail: null,
  casilleroCode: null,
  hasDiscount: false,
  areRemoteComponentsEnabled: true,
  mustTurnOnSecondFactor: false,
}

function rememberedMe(): Me | null {
  if (!WORKS_WITHOUT_CONNECTION.includes(location.pathname)) return null
  const remembered = readStoredJson(ME_KEY, isRemembered)
  return remembered?.tokenEnd === tokenEnd() ? { ...UNKNOWN, ...remembered.me } : null
}

/** Who goes on at a screen that works without connection, once the keys that they laid down are held again. */
export async function meWhileCutOff(token: string): Promise<Me | null> {
  const me = rememberedMe()
  return me !== null && (await takeUp(token)) ? me : null
}
