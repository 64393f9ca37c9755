import * as bundles from '@app/contract/endpoints/bundles'
import * as manifests from '@app/contract/endpoints/manifests'
import type { Run } from '@app/contract/runs/runs.contract'
import { CARERS } from '@app/domain'
import { Button } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { useMay } from '../../../session/use-may.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { RecentRun } from '../../runs/recent-run.tsx'
import { RunButton } from '../../runs/run-button.tsx'
import { RunRecords } from '../../runs/run-records.tsx'
import { usePreviewRun, useRun, useRunLabels, useRunPickList } from '../../runs/runs.queries.ts'
import styles from './proposal.module.css'
import { PutOnManifest } from './put-on-manifest.tsx'
import { useMadeRun } from './use-made-run.ts'

const RUNS = ['createBundles', 'putBundlesOnManifest', 'removeBundles'] as const
/** So few are named without being asked for. */
const MOST_NAMED = 10

/** What can be done with the bundles that were just made; the address keeps which, so that a reload finds them. */
export function MadeBundles({ startedHere }: { startedHere: string | null }) {
  const { id, keep } = useMadeRun()
  const run = useRun(id)
  return (
    <>
      <RecentRun acts={RUNS} except={startedHere} />
      {id !== null && run.data && isMade(run.data) ? <Acts key={run.data.id} run={run.data} keep={keep} /> : null}
    </>
  )
}

/** The bundles that it made, or those of a list of them. */
const meantBy = ({ act }: Run) => (act === 'createBundles' ? 'done' : 'waiting')
const isMade = (run: Run): boolean => run.state !== 'running' && run.counts[meantBy(run)] > 0

function Acts({ run, keep }: { run: Run; keep: (id: string | null) => void }) {
  const { t } = useTranslation('bundles')
  const format = useFormat()
  const may = useMay()
  const { role } = useActor()
  const labels = useRunLabels()
  const pickList = useRunPickList()
  const again = usePreviewRun()
  const isOffice = role === 'administrator'
  const count = run.counts[meantBy(run)]
  const [isListed, setListed] = useState(count <= MOST_NAMED)
  const number = format.number(count)
  // What was undone is no longer meant; where nothing is left there is nothing to do.
  const undone = () =>
    again.mutate({ act: 'printBundles', of: run.id }, { onSuccess: (left) => keep(left.counts.waiting > 0 ? left.id : null) })
  return (
    <section className={styles.outcomes} aria-labelledby="made">
      <h2 id="made" className={styles.heading}>
        {t('made.title', { count, number })}
      </h2>
      <div className={styles.buttons}>
        {may({ duties: CARERS }) ? (
          <Button leftSection={<IconPrinter aria-hidden />} loading={labels.isPending} onClick={() => labels.mutate(run.id)}>
            {t('made.labels', { number })}
          </Button>
        ) : null}
        {isOffice && may({ duties: CARERS }) ? (
          <Button
            variant="default"
            leftSection={<IconListCheck aria-hidden />}
            loading={pickList.isPending}
            onClick={() => pickList.mutate(run.id)}
          >
            {t('made.pickList')}
          </Button>
        ) : null}
        {isOffice && may(manifests.putOnManifest) ? <PutOnManifest of={run.id} count={count} /> : null}
        <RunButton
          act="removeBundles"
          wanted={{ of: run.id }}
          icon={<IconArrowBackUp aria-hidden />}
          variant="default"
          isOffered={may(bundles.removeBundle)}
          onStarted={undone}
        >
          {t('made.undo', { number })}
        </RunButton>
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        className={styles.which}
        aria-expanded={isListed}
        onClick={() => setListed(!isListed)}
      >
        {t('made.which')}
      </Button>
      {isListed ? (
        <div>
          <RunRecords run={run} result={meantBy(run)} />
        </div>
      ) : null}
    </section>
  )
}
