import { useMediaQuery } from '@mantine/hooks'

/** Whether a list and a record of it fit side by side. */
export const useHasRoomBeside = (): boolean =>
  useMediaQuery('(min-width: 1280px)', undefined, { getInitialValueInEffect: false }) ?? false
