import type { Location } from '@app/contract/locations/locations.contract'
import type { SuggestedShelf } from '@app/domain'
import { Button } from '@mantine/core'
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { ScanSignal } from '../scan/scan-signal.tsx'
import { SeveralPackages } from '../scan/several-packages.tsx'
import { Understood } from '../scan/understood.tsx'
import type { Shelved } from '../shelving/shelving.queries.ts'
import station from '../station.module.css'
import card from '../station-card.module.css'
import styles from './sorting.module.css'
import type { Sorting } from './use-sorting.ts'

/** Where the package goes, or why it goes nowhere yet. */
export function SortingResult({ sorting }: { sorting: Sorting }) {
  const { t } = useTranslation('warehouse')
  const { state, asked, leave } = sorting
  if (state.step === 'failed')
    return (
      <ScanSignal kind="failed" title={t('shelving.failed')} sentence={<Refusal error={state.error} />}>
        <Understood onPress={leave} />
      </ScanSignal>
    )
  if (state.step === 'refused') {
    const { kind, code } = state.refused
    return (
      <ScanSignal kind="wrongPlace" title={t(`sorting.${kind}`, { code })} sentence={t(`sorting.${kind}Help`)}>
        <Understood onPress={leave} />
      </ScanSignal>
    )
  }
  if (state.step === 'sorted')
    return (
      <ScanSignal
        kind="done"
        title={t('shelving.did', { code: state.order.code, shelf: state.code })}
        sentence={state.order.client?.name}
      />
    )
  return (
    <>
      {state.step === 'unclear' ? <Unclear state={state} /> : null}
      {asked ? <Asked order={asked.order} suggested={asked.suggested} sorting={sorting} /> : null}
      {state.step === 'ready' ? <EmptyState icon={IconStack2} title={t('ready')} sentence={t('sorting.readyHelp')} /> : null}
    </>
  )
}

type UnclearState = Extract<Sorting['state'], { step: 'unclear' }>

function Unclear({ state: { unclear, scanned } }: { state: UnclearState }) {
  const { t } = useTranslation('warehouse')
  if (unclear.kind === 'several') return <SeveralPackages codes={unclear.codes} />
  if (unclear.kind === 'retired')
    return <ScanSignal kind="refused" title={t('shelving.retired', { shelf: scanned })} sentence={t('shelving.retiredHelp')} />
  if (unclear.kind === 'noPackage')
    return <ScanSignal kind="refused" title={t('sorting.noPackage')} sentence={t('sorting.readyHelp')} />
  return <ScanSignal kind="unknown" title={t('shelving.unknown')} sentence={t('shelving.unknownHelp', { scanned })} />
}

type AskedProps = { order: Shelved; suggested: SuggestedShelf<Location>; sorting: Sorting }

/** In large type: with Enter it lies there; any other shelf that is scanned is taken as well. */
function Asked({ order, suggested, sorting: { place, leave, isBusy } }: AskedProps) {
  const { t } = useTranslation('warehouse')
  const { code, client, description, location } = order
  const shelf = suggested.why === 'none' ? null : suggested.shelf
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (shelf) void place(order, shelf.code)
  }
  return (
    <section className={card.match} aria-label={code}>
      <p className={styles.whose}>
        {client?.name ?? t('noClient')} <span className={card.quiet}>{[code, description].filter(Boolean).join(' · ')}</span>
      </p>
      <p className={styles.shelf} role="status">
        {shelf ? shelf.code : t('sorting.noneFree')}
      </p>
      <p className={`${card.quiet} ${styles.why}`}>
        {[shelf?.zone, t(`sorting.why.${suggested.why}`), location ? t('sorting.liesIn', { shelf: location.code }) : '']
          .filter(Boolean)
          .join(' · ')}
      </p>
      <form className={station.buttons} onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && leave()}>
        {shelf ? (
          <Button size="xl" type="submit" data-next loading={isBusy}>
            {t('sorting.put', { shelf: shelf.code })}
          </Button>
        ) : null}
        <Button size="xl" variant="default" onClick={leave}>
          {t('sorting.leave')}
        </Button>
      </form>
    </section>
  )
}
