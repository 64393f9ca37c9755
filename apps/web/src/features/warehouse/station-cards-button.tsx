import { getStationCards } from '@app/contract/endpoints/labels'
import { Button } from '@mantine/core'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'
import styles from './receive-page.module.css'

/** The cards that begin a job, or end a bundle, by a scan: to be printed and hung up. */
export function StationCardsButton() {
  const { t } = useTranslation('warehouse')
  const printing = useMutation({ mutationFn: async () => saveFile(await call(getStationCards, {})) })
  return (
    <Button
      variant="default"
      className={styles.sound}
      leftSection={<IconId aria-hidden />}
      loading={printing.isPending}
      onClick={() => printing.mutate()}
    >
      {t('cards.print')}
    </Button>
  )
}
