sealed interface Shape permits Circle,Square{} record Circle(double r) implements Shape{} record Square(double a) implements Shape{ Square{ if(a<0) throw new IllegalArgumentException("a"); } }
class Areas{ double area(Shape s){ return switch(s){ case Circle c->Math.PI*c.r()*c.r(); case Square q->q.a()*q.a(); }; } }
