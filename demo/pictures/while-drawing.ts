import sharp from 'sharp'

const drawings = { operation: ['VipsForeignLoadSvg'] }

/**
 * Lets sharp read SVG during the work. A running site accepts photos only, so drawings are rendered before it
 * listens.
 */
export async function whileDrawing<T>(work: () => Promise<T>): Promise<T> {
  sharp.unblock(drawings)
  try {
    return await work()
  } finally {
    sharp.block(drawings)
  }
}
