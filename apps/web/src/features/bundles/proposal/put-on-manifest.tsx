import type { Manifest } from '@app/contract/manifests.contract'
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { Button, NativeSelect } from '@mantine/core'
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import dialogs from '../../../ui/edit/dialog.module.css'
import { Link } from '../../../ui/edit/link.tsx'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useOpenManifests } from '../../named-manifests/named-manifests.queries.ts'
import { ChangeButtons } from '../../orders/changes/change-buttons.tsx'
import { usePreviewRun } from '../../runs/runs.queries.ts'

const RunDialog = lazy(async () => ({ default: (await import('../../runs/run-dialog.tsx')).RunDialog }))

type Props = {
  /** The list of bundles. */
  of: string
  count: number
}

/** Onto a manifest that was not shipped, the newest unless another is chosen: first what would go in, and what would not. */
export function PutOnManifest({ of, count }: Props) {
  const { t } = useTranslation(['bundles', 'orders'])
  const format = useFormat()
  const open = useOpenManifests()
  const [isOpen, setOpen] = useState(false)
  const [runId, setRunId] = useState<string | null>(null)
  const offered = open.data?.data
  const [newest] = offered ?? []
  const close = () => {
    setOpen(false)
    setRunId(null)
  }
  if (!offered) return null
  if (!newest) return <Link to={ADMINISTRATOR_PATHS.manifests}>{t('made.noManifest')}</Link>
  return (
    <>
      <Button variant="default" leftSection={<IconPlaneDeparture aria-hidden />} onClick={() => setOpen(true)}>
        {t('made.put', { code: newest.code })}
      </Button>
      <Suspense>
        {isOpen ? (
          <RunDialog id={runId} title={t('made.putTitle', { count, number: format.number(count) })} onClose={close}>
            <Choose of={of} manifests={offered} onPreviewed={setRunId} onCancel={close} />
          </RunDialog>
        ) : null}
      </Suspense>
    </>
  )
}

type ChooseProps = {
  of: string
  manifests: readonly Manifest[]
  onPreviewed: (runId: string) => void
  onCancel: () => void
}

function Choose({ of, manifests, onPreviewed, onCancel }: ChooseProps) {
  const { t } = useTranslation('bundles')
  const format = useFormat()
  const preview = usePreviewRun()
  const [manifestId, setManifestId] = useState(manifests[0]?.id ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    preview.mutate({ act: 'putBundlesOnManifest', values: { manifestId }, of }, { onSuccess: ({ id }) => onPreviewed(id) })
  }
  const named = ({ code, guideNumber, airline, flight, bundleCount }: Manifest) =>
    [
      code,
      guideNumber,
      [airline, flight].filter(Boolean).join(' '),
      t('made.carries', { count: bundleCount, number: format.number(bundleCount) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <form className={dialogs.form} onSubmit={submit}>
      <NativeSelect
        label={t('made.manifest')}
        data-autofocus
        value={manifestId}
        onChange={({ currentTarget: { value } }) => setManifestId(value)}
        data={manifests.map((manifest) => ({ value: manifest.id, label: named(manifest) }))}
        error={preview.error ? <Refusal error={preview.error} /> : undefined}
      />
      <ChangeButtons isSending={preview.isPending} onCancel={onCancel} />
    </form>
  )
}
