import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { showSuccess } from '../../ui/say/toast.ts'

/** An owner gave this person duties or took some: what they see, and what may be done with it, was answered for the former ones. */
export function useFollowedDuties(): void {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { duties = [] } = useActor()
  const now = duties.join()
  const before = useRef(now)
  useEffect(() => {
    if (before.current === now) return
    before.current = now
    client.removeQueries({ type: 'inactive' })
    void client.invalidateQueries()
    showSuccess(t('bell.dutiesChanged'))
  }, [client, now, t])
}
