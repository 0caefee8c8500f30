// Checks what a picture is, by its content, and whether a drawing does nothing but draw.
import { walkXml } from '../sheets/xml.ts';
import { formatOf } from './picture-format.ts';

/** Elements that draw, or style a drawing. Any other element, with any prefix, is not allowed in a picture. */
const DRAWING = new Set(
  `svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker switch image view
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);
/** Custom document types can define entities, and stylesheets are fetched. */
const DECLARED = /<!(?:doctype|entity)|<\?xml-stylesheet/i;
const BLANKS = /[\s\p{Cc}]+/gu;
const PICTURE_LINK = /^data:image\/(?:png|jpeg|webp|avif);base64,/i;

/** Whether the bytes are a picture of this type, as the product stores and serves it. */
export function isPictureOf(mediaType: string, content: Buffer): boolean {
  if (mediaType !== 'image/svg+xml') return `image/${formatOf(content)}` === mediaType;
  return isDrawing(content.toString());
}

function isDrawing(text: string): boolean {
  if (!/^\ufeff?\s*(?:<\?xml[^>]*>\s*)?<svg[\s>/]/i.test(text) || DECLARED.test(text)) return false;
  let draws = true;
  try {
    walkXml(text, {
      open: (name, _attribute, attributes) => {
        draws &&= DRAWING.has(name) && Object.entries(attributes()).every(isHarmless);
      },
    });
  } catch {
    return false;
  }
  return draws;
}

/** Whether an attribute neither runs anything nor fetches from elsewhere. */
function isHarmless([name, value]: [string, string]): boolean {
  if (/^on|:on/i.test(name)) return false;
  const plain = value.replace(BLANKS, '');
  if (/(?:java|vb)script:/i.test(plain)) return false;
  if (/(?:^|:)href$/i.test(name)) return plain.startsWith('#') || PICTURE_LINK.test(plain);
  return [...plain.matchAll(/url\(["']?([^)]*)/gi)].every(([, target = '']) => target.startsWith('#'));
}
