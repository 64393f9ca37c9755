import { SHORTEST_SEARCH } from '@app/domain'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { Refusal } from '../../ui/say/refusal.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import styles from './search-dialog.module.css'
import type { Search } from './use-search.ts'

/** After this long the person is told that it is on its way. */
const SLOW_AFTER_MILLISECONDS = 3_000

/** The state of a search that its list does not show: what can be searched for, that it takes long, that nothing was found, why not. */
export function SearchState({ search }: { search: Search }) {
  const { t } = useTranslation('search')
  const { role } = useActor()
  const { q, options, query, isWaiting, isLongEnough } = search
  const [wasWaiting] = useDebouncedValue(isWaiting ? q : '', SLOW_AFTER_MILLISECONDS)
  const records = options.filter(({ group }) => group !== 'screen' && group !== 'recent').length

  if (isLongEnough && query.isError && !isWaiting) {
    return (
      <div role="alert" className={styles.state}>
        <p>
          <Refusal error={query.error} />
        </p>
        <Button variant="default" size="xs" onClick={() => void query.refetch()}>
          {t('ui.tryAgain')}
        </Button>
      </div>
    )
  }
  const isFruitless = isLongEnough && !isWaiting && records === 0
  return (
    <>
      <p role="status" className="visually-hidden">
        {isLongEnough && !isWaiting ? t('count', { count: records }) : ''}
      </p>
      {q === '' && options.length === 0 ? (
        <div className={styles.hint}>
          <EmptyState icon={IconSearch} title={t('emptyTitle')} sentence={t(`emptySentence.${role}`)} />
        </div>
      ) : null}
      {q !== '' && !isLongEnough ? <p className={styles.state}>{t('tooShort', { count: SHORTEST_SEARCH })}</p> : null}
      {isWaiting && wasWaiting === q ? <p className={styles.state}>{t('slow')}</p> : null}
      {isFruitless ? (
        <div className={styles.hint}>
          <EmptyState icon={IconSearch} title={t('noneTitle', { text: q })} sentence={t('noneSentence')} />
        </div>
      ) : null}
    </>
  )
}
