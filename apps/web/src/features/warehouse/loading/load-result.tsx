import { Button } from '@mantine/core'
import IconPackageImport from '@tabler/icons-react/dist/esm/icons/IconPackageImport.mjs'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import type { StationBundle } from '../../scan-queue/station-package.ts'
import { ScanSignal } from '../scan/scan-signal.tsx'
import { Understood } from '../scan/understood.tsx'
import station from '../station.module.css'
import type { LoadOutcome } from './load-outcome.ts'
import type { Loading } from './use-loading.ts'

/** What the scan was, in one band: loaded, or why not. */
export function LoadResult({ loading, isAllLoaded }: { loading: Loading; isAllLoaded: boolean }) {
  const { t } = useTranslation('warehouse')
  const facts = useFactsOf()
  const { state, clear } = loading
  if (state.step === 'failed')
    return (
      <ScanSignal kind="failed" title={t('loading.failed')} sentence={<Refusal error={state.error} />}>
        <Understood onPress={clear} />
      </ScanSignal>
    )
  if (state.step === 'said') return <Said outcome={state.outcome} loading={loading} />
  return (
    <>
      {state.last ? (
        <ScanSignal kind="done" title={t('loading.did', { code: state.last.code })} sentence={facts(state.last)} />
      ) : null}
      {isAllLoaded ? <ScanSignal kind="done" title={t('loading.all')} sentence={t('loading.allHelp')} /> : null}
      {state.last || isAllLoaded ? null : (
        <EmptyState icon={IconPackageImport} title={t('ready')} sentence={t('loading.readyHelp')} />
      )}
    </>
  )
}

function Said({ outcome, loading }: { outcome: LoadOutcome; loading: Loading }) {
  const { t } = useTranslation('warehouse')
  const facts = useFactsOf()
  if (outcome.kind === 'unknown')
    return <ScanSignal kind="unknown" title={t('loading.unknown')} sentence={t('loading.unknownHelp', outcome)} />
  if (outcome.kind === 'notBundled')
    return <ScanSignal kind="refused" title={t('loading.notBundled', outcome)} sentence={t('loading.notBundledHelp')} />
  const { kind, bundle } = outcome
  const { code, manifestCode } = bundle
  if (kind === 'alreadyLoaded' || kind === 'toLoad')
    return <ScanSignal kind="duplicate" title={t('loading.already', { code })} sentence={facts(bundle)} />
  if (kind === 'severalInside')
    return <ScanSignal kind="asked" title={t('loading.severalInside', { code })} sentence={t('loading.severalInsideHelp')} />
  if (kind === 'free') return <Free bundle={bundle} loading={loading} />
  const words = { code, manifest: manifestCode }
  return (
    <ScanSignal kind="wrongPlace" title={t(`loading.${kind}`, words)} sentence={t(`loading.${kind}Help`)}>
      <Understood onPress={loading.clear} />
    </ScanSignal>
  )
}

/** On no manifest: with Enter, or scanned once more, it comes on this one. */
function Free({ bundle, loading: { add, clear, isBusy } }: { bundle: StationBundle; loading: Loading }) {
  const { t } = useTranslation('warehouse')
  const facts = useFactsOf()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void add(bundle)
  }
  return (
    <>
      <ScanSignal kind="asked" title={t('loading.free', { code: bundle.code })} sentence={facts(bundle)} />
      <form className={station.buttons} onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && clear()}>
        <Button size="xl" type="submit" data-next loading={isBusy}>
          {t('loading.add')}
        </Button>
        <Button size="xl" variant="default" onClick={clear}>
          {t('loading.leave')}
        </Button>
      </form>
    </>
  )
}

function useFactsOf() {
  const format = useFormat()
  return ({ consigneeName, childGuideNumber, weightInGrams }: StationBundle): string =>
    [consigneeName, childGuideNumber, format.weight(weightInGrams)].filter(Boolean).join(' · ')
}
