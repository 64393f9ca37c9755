import type { AgreedTexts } from '@app/contract/fields/agreed-texts'
import type { TextKind } from '@app/domain'

/** Of the texts that were shown, the versions of those that are ticked. */
export const agreedTextsOf = (shown: readonly { kind: TextKind; version: number }[], ticked: readonly TextKind[]): AgreedTexts =>
  Object.fromEntries(shown.filter(({ kind }) => ticked.includes(kind)).map(({ kind, version }) => [kind, version]))
