import type { ManifestDetail } from '@app/contract/manifests.contract'
import { sum } from '@app/domain'
import { Button, TextInput } from '@mantine/core'
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './ship-dialog.module.css'
import { useShip } from './use-ship.ts'

type Props = { manifest: ManifestDetail; opened: boolean; onClose: () => void }

/** The one act nobody can take back: what will happen, to how many, and the guide number typed to mean it. */
export function ShipDialog({ manifest, opened, onClose }: Props) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const { ship, isPending } = useShip(manifest, onClose)
  const { guideNumber, bundles, weightInGrams, customsInvoiceValueInCents } = manifest
  const guide = guideNumber ?? ''
  const notLoaded = manifest.bundleCount - manifest.loadedCount
  const isTyped = guide !== '' && typed.trim().toUpperCase() === guide.toUpperCase()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isTyped) ship()
  }
  const counts = {
    bundles: t('words.bundles', { count: bundles.length }),
    packages: t('words.packages', { count: sum(bundles.map(({ orders }) => orders.length)) }),
    weight: format.weight(weightInGrams),
    value: format.money(customsInvoiceValueInCents),
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={t('manifests.ship.title', { guide })} centered size={520}>
      <form className={styles.dialog} onSubmit={submit}>
        <p>{t('manifests.ship.what', counts)}</p>
        {notLoaded > 0 ? (
          <p className={styles.notLoaded}>
            {t('manifests.ship.notLoaded', { count: notLoaded, number: format.number(notLoaded) })}
          </p>
        ) : null}
        <ul className={styles.consequences}>
          <li>{t('manifests.ship.frozen')}</li>
          <li>{t('manifests.ship.moved')}</li>
          <li>{t('manifests.ship.told')}</li>
        </ul>
        <p className={styles.irreversible}>{t('manifests.ship.irreversible')}</p>
        <TextInput
          data-autofocus
          label={t('manifests.ship.typeGuide', { guide })}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className={styles.dialogButtons}>
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" leftSection={<IconPlaneDeparture aria-hidden />} disabled={!isTyped} loading={isPending}>
            {t('manifests.ship.confirm', counts)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
