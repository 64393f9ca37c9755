// Why a payment was taken back by the undo of a run, in the language of who did it: it stands in the client's account for good.
import type { Language } from '@app/domain'

export const UNDONE_WORDS: Readonly<Record<Language, string>> = {
  es: 'Se deshizo el registro de líneas del extracto.',
  en: 'The recording of statement lines was undone.',
}
