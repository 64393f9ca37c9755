import { jobOfCard, jobOfKey, type StationJob } from '@app/domain'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isDialogOpen } from '../../ui/dialog/is-dialog-open.ts'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { showError } from '../../ui/say/toast.ts'
import type { Tone } from '../scanning/scan-tones.ts'

/** A job of the station begins with its key, or with its printed card, which is answered: whether the scan was one. */
export function useStationJobs(open: readonly string[], play: (tone: Tone) => void): (text: string) => boolean {
  const { t } = useTranslation('warehouse')
  const [search, setSearch] = useSearchParams()
  const begin = (job: StationJob) => {
    if (search.get('view') !== job) setSearch({ view: job })
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const job = jobOfKey(event.key)
    if (!job || !open.includes(job) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || isDialogOpen()) return
    event.preventDefault()
    begin(job)
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (text) => {
    const job = jobOfCard(text)
    if (!job) return false
    if (open.includes(job)) begin(job)
    else {
      play('wrongPlace')
      showError(t('cards.closed', { job: t(`views.${job}`) }))
    }
    return true
  }
}
