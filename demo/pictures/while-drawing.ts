import sharp from 'sharp'

const drawings = { operation: ['VipsForeignLoadSvg'] }

/**
 * Lets sharp read drawings for the time of the work. A running site reads nothing but photos, so what is drawn is
 * drawn before it listens.
 */
export async function whileDrawing<T>(work: () => Promise<T>): Promise<T> {
  sharp.unblock(drawings)
  try {
    return await work()
  } finally {
    sharp.block(drawings)
  }
}
