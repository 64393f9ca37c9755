import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { statusWordKey } from './status-word-key.ts'

/** The word of a status, as its reader calls it. */
export function useStatusWord() {
  const { t } = useTranslation()
  const { role } = useActor()
  return (status: string): string => t(statusWordKey(status, role))
}
