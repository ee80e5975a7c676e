/** The styles of all pages of the blog. Posts are drawn by the component of docs, which must not import them. */
export const loadBlogStyles = () => import("../../../styles/blog.css");
